-- The cash that a home needs is known before its listing is approved (functions/cost.sql).
insert into property_cash_change (property_id)
select id from property where not is_live and removed_at is null and cash_needed is null;

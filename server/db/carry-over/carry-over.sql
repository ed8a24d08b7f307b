-- Renames tables, columns, constraints and indexes that the migrations before the baseline named
-- differently. Triggers and functions are created by functions/*.sql; the old ones are dropped.

alter table stray_payment rename to unmatched_payment;
alter table payment_refund rename column stray_payment_id to unmatched_payment_id;
alter table property_shown rename to property_impression;
alter table search_asked rename to search_count;
alter table sheet_run rename to record_import;
alter table sheet_row rename to record_import_row;
alter table property_landmark rename to order_checkpoint;
alter table property_landmark_sum rename to order_checkpoint_sum;
alter table subscription rename column ending_told_at to ending_notified_at;
alter table subscription rename column ended_told_at to ended_notified_at;
alter table waitlist rename column told_at to notified_at;
alter table waitlist rename constraint waitlist_told_confirmed to waitlist_notified_confirmed;
alter index saved_search_match_untold rename to saved_search_match_unnotified;
alter index payment_refund_stray rename to payment_refund_unmatched;
alter index payment_refund_stray_one_under_way rename to payment_refund_unmatched_one_under_way;

do $$
declare
  old record;
begin
  for old in
    select kind, relation, name, replace(name, before, after) as renamed
    from (values
      ('stray_payment', 'unmatched_payment'),
      ('property_shown', 'property_impression'),
      ('search_asked', 'search_count'),
      ('sheet_run', 'record_import'),
      ('sheet_row', 'record_import_row'),
      ('property_landmark', 'order_checkpoint')
    ) change (before, after)
    join (
      select 'constraint' as kind, conrelid::regclass as relation, conname as name
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
      union all
      select 'index', null, relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'i'
        and not exists (select from pg_constraint where conindid = pg_class.oid)
    ) named on name like replace(before, '_', '\_') || '\_%' or name like '%\_' || before || '\_%'
  loop
    if old.kind = 'constraint' then
      execute format('alter table %s rename constraint %I to %I',
        old.relation, old.name, old.renamed);
    else
      execute format('alter index %I rename to %I', old.name, old.renamed);
    end if;
  end loop;
end
$$;

drop function divide_property_landmarks, sum_property_landmarks, keep_property_truths,
  keep_property_price_drop, keep_property_map_point, keep_added_cards, keep_changed_card,
  keep_pictured_cards, keep_broker_cards, keep_added_rankings, keep_changed_ranking,
  keep_numbered_rankings cascade;

-- What the desks are searched by, folded once and found by parts of words (docs/decisions/0236); whom a
-- payment or a review is about is found among the brokers.
alter table plan_order add column search_text text not null
  generated always as (lower(reference || ' ' || coalesce(payment_reference, ''))) stored;
create index plan_order_search on plan_order using gin (search_text gin_trgm_ops);
create index plan_order_status_newest on plan_order (status, created_at desc, id desc);

alter table invoice add column search_text text not null
  generated always as (lower(number || ' ' || recipient_name)) stored;
create index invoice_search on invoice using gin (search_text gin_trgm_ops);

alter table review add column search_text text not null
  generated always as (lower(text || ' ' || author_name)) stored;
create index review_search on review using gin (search_text gin_trgm_ops);
create index review_status_newest on review (status, created_at desc, id desc);
create index review_stars on review (status) include (stars);

alter table ticket add column search_text text not null
  generated always as (lower(number || ' ' || full_name || ' ' || email || ' ' || subject)) stored;
create index ticket_search on ticket using gin (search_text gin_trgm_ops);

-- Payments that wait for their invoice are few among all that have one.
alter table payment add column has_invoice boolean not null default false;
update payment set has_invoice = true
where exists (select from invoice where invoice.payment_id = payment.id);
create index payment_without_invoice on payment (paid_at, id) where status = 'paid' and not has_invoice;
create function note_invoice() returns trigger language plpgsql as $$
begin
  update payment set has_invoice = true where id = new.payment_id and not has_invoice;
  return null;
end
$$;
create trigger invoice_noted after insert on invoice for each row execute function note_invoice();

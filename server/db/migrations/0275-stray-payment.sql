-- Money that came for an order and does not pay for it: a second payment, or one of another sum. It
-- goes back as payments do (docs/decisions/0275).
create table stray_payment (
  id uuid primary key,
  order_id uuid not null references plan_order,
  gateway_payment_id text not null constraint stray_payment_gateway_taken unique,
  -- In the smallest unit of its currency.
  amount bigint not null check (amount > 0),
  currency text not null,
  came_at timestamptz not null default now(),
  returned_at timestamptz
);
create index stray_payment_order on stray_payment (order_id);
create index stray_payment_here on stray_payment (order_id) where returned_at is null;

-- All of it goes back, so what it is of tells the sum.
alter table payment_refund drop column amount;
alter table payment_refund alter column payment_id drop not null;
alter table payment_refund add column stray_payment_id uuid references stray_payment;
alter table payment_refund add constraint payment_refund_of_one
  check (num_nonnulls(payment_id, stray_payment_id) = 1);
create index payment_refund_stray on payment_refund (stray_payment_id, created_at desc)
  where stray_payment_id is not null;
create unique index payment_refund_stray_one_under_way on payment_refund (stray_payment_id)
  where status = 'created';

-- What the gateway said of a refund before it told of the payment: it waits for that.
alter table gateway_event add column refund jsonb;
create index gateway_event_refund on gateway_event (gateway_payment_id) where refund is not null;

-- Which orders the gateway is asked about is in the query: an index that repeats it fits only until
-- the query changes.
drop index plan_order_gateway_open;
create index plan_order_at_gateway on plan_order (created_at) where gateway_order_id is not null;

-- What brokers have subscribed to and what they paid for it.

-- A range of ids: lets a plain GiST index hold one broker's periods apart without an extension.
create type uuid_range as range (subtype = uuid);

-- The day in India: plans begin and end there at midnight.
create function india_today() returns date language sql stable parallel safe as $$
  select (now() at time zone 'Asia/Kolkata')::date
$$;

create table subscription (
  id uuid primary key,
  broker_id uuid not null references broker,
  plan_id uuid not null constraint subscription_plan_in_use references subscription_plan,
  -- The plan as it was sold: later changes of the plan are for later subscribers.
  plan_name text not null,
  plan jsonb not null,
  -- What the plan cost, in whole rupees.
  price bigint not null check (price >= 0),
  starts_on date not null,
  -- The first day it no longer holds.
  ends_on date not null,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  constraint subscription_ends_after_start check (ends_on > starts_on or (cancelled_at is not null and ends_on = starts_on)),
  constraint subscription_cancelled_has_reason check ((cancelled_at is null) = (cancel_reason is null)),
  -- One plan at a time: two of one broker never share a day.
  constraint subscription_one_at_a_time exclude using gist (
    uuid_range(broker_id, broker_id, '[]') with &&, daterange(starts_on, ends_on) with &&)
);
create index subscription_broker on subscription (broker_id, starts_on desc) include (ends_on, cancelled_at);
create index subscription_plan_used on subscription (plan_id, ends_on);
create index subscription_newest on subscription (created_at desc, id desc);
create index subscription_ending on subscription (ends_on, id) include (starts_on, cancelled_at, broker_id);

create table payment (
  id uuid primary key,
  subscription_id uuid not null references subscription,
  -- Whole rupees.
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null default now(),
  method text not null check (method in ('upi', 'bank-transfer', 'card', 'cash', 'cheque', 'other')),
  reference text,
  status text not null default 'paid' check (status in ('paid', 'refunded')),
  refunded_at timestamptz,
  refund_reason text,
  constraint payment_refund_is_whole check (
    (status = 'refunded') = (refunded_at is not null) and (status = 'refunded') = (refund_reason is not null))
);
create index payment_subscription on payment (subscription_id, paid_at desc);
-- The same bank reference is entered once.
create unique index payment_reference_taken on payment (method, lower(reference)) where reference is not null;
-- Revenue of a period is read from this index alone.
create index payment_paid on payment (paid_at) include (amount, subscription_id) where status = 'paid';

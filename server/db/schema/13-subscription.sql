create table subscription_plan (
  id uuid primary key,
  name text not null constraint subscription_plan_name_taken unique,
  description text not null default '',
  price bigint not null default 0 check (price >= 0),
  duration integer not null default 1 check (duration >= 1),
  duration_type text not null default 'months' check (duration_type in ('days', 'months', 'years')),
  features text[] not null default '{}',
  -- -1 is unlimited.
  limit_property_listings integer not null default -1 check (limit_property_listings >= -1),
  limit_contact_views integer not null default -1 check (limit_contact_views >= -1),
  limit_premium_listings integer not null default 0 check (limit_premium_listings >= -1),
  analytics_access boolean not null default false,
  priority_support boolean not null default false,
  is_active boolean not null default true,
  is_popular boolean not null default false,
  sort_order integer not null default 0,
  color text not null default '#3b82f6' check (color ~ '^#[0-9a-fA-F]{6}$'),
  created_at timestamptz not null default now(),
  version integer not null default 1
);

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
  constraint subscription_ends_after_start
    check (ends_on > starts_on or (cancelled_at is not null and ends_on = starts_on)),
  constraint subscription_cancelled_has_reason
    check ((cancelled_at is null) = (cancel_reason is null)),
  -- One plan at a time: two of one broker never share a day.
  constraint subscription_one_at_a_time exclude using gist (
    uuid_range(broker_id, broker_id, '[]') with &&, daterange(starts_on, ends_on) with &&),
  -- Said once: that it ends soon, and that it has ended.
  ending_notified_at timestamptz,
  ended_notified_at timestamptz
);
create index subscription_broker on subscription (broker_id, starts_on desc)
  include (ends_on, cancelled_at);
create index subscription_plan_used on subscription (plan_id, ends_on);
create index subscription_newest on subscription (created_at desc, id desc);
create index subscription_ending on subscription (ends_on, id)
  include (starts_on, cancelled_at, broker_id);
-- How many brokers let their plan run out is counted in one walk along an index.
create index subscription_held on subscription (broker_id, ends_on) where cancelled_at is null;
create index subscription_cancelled on subscription (id) where cancelled_at is not null;

create table plan_order (
  id uuid primary key,
  -- Short enough to be read out on the telephone and typed into a bank's form.
  reference text not null constraint plan_order_reference_taken unique,
  broker_id uuid not null references broker,
  plan_id uuid not null constraint subscription_plan_in_use references subscription_plan,
  -- The plan and its price as they were offered: what is paid is this, whatever changes meanwhile.
  plan jsonb not null,
  price bigint not null check (price >= 0),
  -- What the days not used of the former plan are worth.
  credit bigint not null default 0 check (credit >= 0),
  amount bigint not null check (amount >= 0),
  begins text not null check (begins in ('now', 'after')),
  status text not null default 'open'
    check (status in ('open', 'reported', 'paid', 'refused', 'cancelled', 'flagged')),
  method text check (method in ('upi', 'bank-transfer', 'card', 'cash', 'cheque', 'other')),
  -- What the broker says the payment is found by at the bank.
  payment_reference text,
  reported_at timestamptz,
  gateway_order_id text constraint plan_order_gateway_taken unique,
  gateway_payment_id text,
  -- When the gateway was last asked about it, and how often.
  asked_at timestamptz,
  asked_times integer not null default 0,
  -- Why it was refused, or what does not fit.
  reason text,
  decided_at timestamptz,
  subscription_id uuid references subscription,
  created_at timestamptz not null default now(),
  constraint plan_order_amount_is_price_less_credit check (amount = price - credit),
  constraint plan_order_paid_is_whole check ((status = 'paid') = (subscription_id is not null)),
  constraint plan_order_reported_has_reference
    check (status <> 'reported' or (payment_reference is not null and method is not null)),
  -- What the desks are searched by, folded once and found by parts of words; whom a
  -- payment or a review is about is found among the brokers.
  search_text text not null
  generated always as (lower(reference || ' ' || coalesce(payment_reference, ''))) stored,
  -- The payment the gateway's form told of, until the gateway says the same: whoever has paid is
  -- not asked to pay again.
  form_payment_id text,
  -- One order at the gateway however often its form is opened at once: whoever asks the gateway
  -- says so first.
  gateway_asked_at timestamptz
);
create index plan_order_broker on plan_order (broker_id, created_at desc);
-- A broker pays one thing at a time.
create unique index plan_order_one_unfinished on plan_order (broker_id)
  where status in ('open', 'reported');
create index plan_order_newest on plan_order (created_at desc, id desc);
create index plan_order_waiting on plan_order (reported_at, id)
  where status in ('reported', 'flagged');
create index plan_order_search on plan_order using gin (search_text gin_trgm_ops);
create index plan_order_status_newest on plan_order (status, created_at desc, id desc);
create index plan_order_at_gateway on plan_order (created_at) where gateway_order_id is not null;

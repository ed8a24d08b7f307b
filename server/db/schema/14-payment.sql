create table payment (
  id uuid primary key,
  subscription_id uuid not null references subscription,
  -- Whole rupees.
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null default now(),
  method text not null
    check (method in ('upi', 'bank-transfer', 'card', 'cash', 'cheque', 'other')),
  reference text,
  status text not null default 'paid' check (status in ('paid', 'refunded')),
  refunded_at timestamptz,
  refund_reason text,
  constraint payment_refund_is_whole check (
    (status = 'refunded') = (refunded_at is not null)
    and (status = 'refunded') = (refund_reason is not null)),
  gateway_payment_id text constraint payment_gateway_taken unique,
  -- Payments that wait for their invoice are few among all that have one.
  has_invoice boolean not null default false,
  -- Recorded twice before: the later ones are marked and stay.
  is_reference_repeated boolean not null default false
);
create index payment_subscription on payment (subscription_id, paid_at desc);
-- Revenue of a period is read from this index alone.
create index payment_paid on payment (paid_at)
  include (amount, subscription_id) where status = 'paid';
create index payment_without_invoice on payment (paid_at, id)
  where status = 'paid' and not has_invoice;
create unique index payment_reference_taken
  on payment (payment_reference_scope(method), payment_reference_key(reference))
  where reference is not null;
create unique index payment_digits_taken
  on payment (payment_reference_scope(method), payment_reference_digits(reference))
  where not is_reference_repeated and payment_reference_digits(reference) is not null;

-- Who sells, and what tax is charged, from a day on: rows and not constants, since rates and
-- addresses change and old invoices keep what held on their day.
create table invoice_setting (
  id uuid primary key,
  -- Days of India; the second no longer belongs to it, none is "until further notice".
  valid_from date not null,
  valid_until date,
  supplier_name text not null,
  supplier_address text not null,
  -- Without a GSTIN the supplier is not registered and charges no tax.
  supplier_gstin text,
  supplier_state text not null check (supplier_state ~ '^[0-9]{2}$'),
  service_code text not null check (service_code ~ '^[0-9]{4,8}$'),
  service_name text not null,
  -- Hundredths of a percent.
  rate_basis_points integer not null check (rate_basis_points between 0 and 10000),
  -- Where the rate stands, and when somebody looked.
  source text,
  checked_on date,
  -- What a broker is told who pays by bank transfer.
  bank_details text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint invoice_setting_unregistered_charges_none
    check (supplier_gstin is not null or rate_basis_points = 0),
  constraint invoice_setting_state_of_gstin
    check (supplier_gstin is null or left(supplier_gstin, 2) = supplier_state),
  constraint invoice_setting_lasts check (valid_until is null or valid_until > valid_from),
  constraint invoice_setting_one_at_a_time
    exclude using gist (daterange(valid_from, valid_until) with &&)
);

-- Whom the invoices of a broker are made out to, where it is not the account's own name.
create table broker_billing (
  broker_id uuid primary key references broker on delete cascade,
  name text not null,
  address text not null,
  state text not null check (state ~ '^[0-9]{2}$'),
  gstin text,
  updated_at timestamptz not null default now(),
  constraint broker_billing_state_of_gstin check (gstin is null or left(gstin, 2) = state)
);

-- Every event of the payment gateway that was signed, once.
create table gateway_event (
  id text primary key,
  kind text not null,
  gateway_order_id text,
  gateway_payment_id text,
  outcome text not null,
  received_at timestamptz not null default now(),
  -- What the gateway said of a refund before it told of the payment: it waits for that.
  refund jsonb
);
create index gateway_event_age on gateway_event (received_at);
create index gateway_event_refund on gateway_event (gateway_payment_id) where refund is not null;

-- The last number of each series: taken in the transaction of its invoice, so that none is left out
-- when one fails and none is given twice.
create table invoice_series (
  series text not null check (series in ('BB', 'CN')),
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last integer not null check (last > 0),
  primary key (series, financial_year)
);

create table invoice (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- Rule 46(b).
  number text not null constraint invoice_number_taken unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  financial_year text not null,
  serial integer not null check (serial > 0),
  payment_id uuid not null references payment,
  broker_id uuid not null references broker,
  -- The invoice that a credit note is about.
  credits uuid references invoice,
  issued_on date not null,
  total_paise bigint not null check (total_paise > 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0),
  rate_basis_points integer not null,
  -- Supplier, recipient, what was sold: as they were on the day.
  detail jsonb not null,
  recipient_name text not null,
  created_at timestamptz not null default now(),
  constraint invoice_parts_add_up
    check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  constraint invoice_one_tax check (cgst_paise = 0 or igst_paise = 0),
  constraint invoice_credit_is_whole check ((kind = 'credit-note') = (credits is not null)),
  constraint invoice_serial_once unique (kind, financial_year, serial),
  constraint invoice_of_payment_once unique (payment_id, kind),
  search_text text not null
  generated always as (lower(number || ' ' || recipient_name)) stored
);
create index invoice_broker on invoice (broker_id, issued_on desc, id desc);
create index invoice_newest on invoice (issued_on desc, id desc);
create index invoice_search on invoice using gin (search_text gin_trgm_ops);

-- Money that came for an order and does not pay for it: a second payment, or one of another sum. It
-- goes back as payments do.
create table unmatched_payment (
  id uuid primary key,
  order_id uuid not null references plan_order,
  gateway_payment_id text not null constraint unmatched_payment_gateway_taken unique,
  -- In the smallest unit of its currency.
  amount bigint not null check (amount > 0),
  currency text not null,
  came_at timestamptz not null default now(),
  returned_at timestamptz
);
create index unmatched_payment_order on unmatched_payment (order_id);
create index unmatched_payment_here on unmatched_payment (order_id) where returned_at is null;

-- What was paid and not given back, by day of India and plan. Rows add up, as those of
-- property_tally do: a change appends what it adds and takes away, so that payments never wait for
-- one another, and now and then all are folded. The plan of a subscription never changes.
create table revenue_tally (
  day date not null,
  plan_id uuid not null,
  amount bigint not null,
  count bigint not null
);
create index revenue_tally_day on revenue_tally (day) include (plan_id, amount, count);

create table payment_refund (
  -- Also the receipt and the idempotency key at the gateway: asked for twice, it is one refund
  -- there.
  id uuid primary key,
  payment_id uuid references payment,
  reason text not null,
  -- `created`: asked for; `processed`: the money is on its way back; `failed`: it is not.
  status text not null check (status in ('created', 'processed', 'failed')),
  -- What a transfer back is found by at the bank; none where the gateway does it.
  reference text,
  gateway_refund_id text constraint payment_refund_gateway_taken unique,
  -- Why it failed, in the gateway's words.
  error text,
  -- When the gateway was last asked about it, and how often.
  asked_at timestamptz not null default now(),
  asked_times integer not null default 0,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint payment_refund_settled_is_whole check ((status = 'created') = (settled_at is null)),
  constraint payment_refund_failed_says_why check ((status = 'failed') = (error is not null)),
  unmatched_payment_id uuid references unmatched_payment,
  constraint payment_refund_of_one
  check (num_nonnulls(payment_id, unmatched_payment_id) = 1),
  -- A refund that a gateway had taken on when its keys were removed: it is left to administrators,
  -- and asked after again once a gateway is set up.
  awaits_gateway boolean not null default false,
  constraint payment_refund_awaits_only_failed
  check (not awaits_gateway or (status = 'failed' and gateway_refund_id is not null))
);
create index payment_refund_payment on payment_refund (payment_id, created_at desc);
-- One at a time; after a failure another may be asked for.
create unique index payment_refund_one_under_way on payment_refund (payment_id)
  where status = 'created';
create index payment_refund_waiting on payment_refund (asked_at) where status = 'created';
create index payment_refund_unmatched on payment_refund (unmatched_payment_id, created_at desc)
  where unmatched_payment_id is not null;
create unique index payment_refund_unmatched_one_under_way on payment_refund (unmatched_payment_id)
  where status = 'created';
create index payment_refund_awaiting on payment_refund (created_at) where awaits_gateway;

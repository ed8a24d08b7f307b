-- What a broker orders, how it is paid, and the invoices about it (docs/decisions/0170).

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
create trigger invoice_setting_version before update on invoice_setting
  for each row execute function count_version();

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
    check (status <> 'reported' or (payment_reference is not null and method is not null))
);
create index plan_order_broker on plan_order (broker_id, created_at desc);
-- A broker pays one thing at a time.
create unique index plan_order_one_unfinished on plan_order (broker_id)
  where status in ('open', 'reported');
create index plan_order_newest on plan_order (created_at desc, id desc);
create index plan_order_waiting on plan_order (reported_at, id) where status in ('reported', 'flagged');
create index plan_order_gateway_open on plan_order (created_at)
  where gateway_order_id is not null and status in ('open', 'cancelled');

-- Every event of the payment gateway that was signed, once.
create table gateway_event (
  id text primary key,
  kind text not null,
  gateway_order_id text,
  gateway_payment_id text,
  outcome text not null,
  received_at timestamptz not null default now()
);
create index gateway_event_age on gateway_event (received_at);

alter table payment add column gateway_payment_id text constraint payment_gateway_taken unique;

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
  constraint invoice_of_payment_once unique (payment_id, kind)
);
create index invoice_broker on invoice (broker_id, issued_on desc, id desc);
create index invoice_newest on invoice (issued_on desc, id desc);

-- What was issued stays as it was; a mistake is set right by a credit note.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice is never changed or deleted.';
end
$$;
create trigger invoice_never_changed before update or delete on invoice
  for each row execute function refuse_invoice_change();
create trigger invoice_never_emptied before truncate on invoice
  for each statement execute function refuse_invoice_change();

-- Said once: that it ends soon, and that it has ended.
alter table subscription add column ending_told_at timestamptz;
alter table subscription add column ended_told_at timestamptz;
-- What ended before is not told of afterwards.
update subscription set ended_told_at = now() where ends_on <= india_today();

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check
  check (kind in ('property', 'kyc', 'ticket', 'flag', 'payment'));

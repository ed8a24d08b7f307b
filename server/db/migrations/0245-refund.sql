-- How payments are given back: by the gateway, or by a transfer somebody made (docs/decisions/0245).

create table payment_refund (
  -- Also the receipt and the idempotency key at the gateway: asked for twice, it is one refund there.
  id uuid primary key,
  payment_id uuid not null references payment,
  -- Whole rupees: always all of the payment.
  amount bigint not null check (amount > 0),
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
  constraint payment_refund_failed_says_why check ((status = 'failed') = (error is not null))
);
create index payment_refund_payment on payment_refund (payment_id, created_at desc);
-- One at a time; after a failure another may be asked for.
create unique index payment_refund_one_under_way on payment_refund (payment_id)
  where status = 'created';
create index payment_refund_waiting on payment_refund (asked_at) where status = 'created';

-- KYC documents. The files lie encrypted below DATA_DIR; numbers are encrypted here.
create table document (
  id uuid primary key,
  broker_id uuid not null references broker on delete cascade,
  kind text not null check (kind in ('pan', 'address-proof', 'rera', 'gst')),
  -- The number of the document: nonce, AES-256-GCM text and tag.
  number bytea,
  name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  constraint document_has_number check ((number is null) = (kind = 'address-proof'))
);
create index document_broker on document (broker_id, created_at);

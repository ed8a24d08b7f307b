-- What was submitted lately, by its content: an equal listing within a minute and without an
-- idempotency key is the same one (docs/decisions/0424).
create table listing_submission (
  broker_id uuid not null,
  content_hash bytea not null check (length(content_hash) = 32),
  -- Named before the listing is there.
  property_id uuid not null references property on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (broker_id, content_hash)
);
create index listing_submission_property on listing_submission (property_id);
create index listing_submission_created on listing_submission (created_at);

create table broker (
  id uuid primary key,
  email text not null check (email = lower(email)),
  phone text not null,
  first_name text not null,
  last_name text not null,
  whatsapp text,
  company_name text not null,
  experience integer not null default 0 check (experience >= 0),
  specialization text[] not null default '{}',
  operating_areas text[] not null default '{}',
  status text not null default 'active'
    check (status in ('active', 'inactive', 'blocked', 'suspended')),
  kyc_status text not null default 'pending'
    check (kyc_status in ('pending', 'verified', 'rejected')),
  kyc_rejection_reason text,
  rating numeric(3, 2) not null default 0,
  total_deals integer not null default 0,
  password_hash text,
  created_at timestamptz not null default now(),
  constraint broker_rejected_kyc_has_reason
    check (kyc_status <> 'rejected' or kyc_rejection_reason is not null),
  -- Counts the changes of what the edit form shows, so that two editors do not undo each other
  -- (quality CON-06); a status or a KYC decision is none of them.
  version integer not null default 1,
  status_reason text,
  -- The last day of a suspension, in India; without one it ends by hand.
  suspended_until date,
  -- Since when the KYC waits for a decision: registered, documents first sent, sent anew.
  kyc_submitted_at timestamptz not null default now(),
  -- Counts what comes and goes among the documents: a reviewer decides about what was seen.
  documents_version integer not null default 0,
  constraint broker_suspended_until_an_end check (suspended_until is null or status = 'suspended'),
  -- What the search of the back office looks through, folded once: 50,000 rows are read in a
  -- moment.
  search_text text not null
  generated always as (
      lower(first_name || ' ' || last_name || ' ' || company_name || ' ' || email)) stored,
  constraint broker_deals_are_counted check (total_deals >= 0),
  -- In the broker's own words, under the name.
  about text,
  -- How many published reviews the rating rests on: both are always what the reviews say.
  review_count integer not null default 0 check (review_count >= 0),
  is_email_verified boolean not null default false,
  -- When an administrator last decided the KYC and the status: a request that came in before that
  -- was made on another state.
  kyc_decided_at timestamptz,
  status_decided_at timestamptz,
  kyc_valid_until date,
  -- How many days before the end the broker was last written to.
  kyc_notice_days integer
);
create index broker_newest on broker (created_at desc, id desc);
-- One for each order of the list, and for what it is narrowed by.
create index broker_by_name on broker (lower(first_name), lower(last_name), id);
create index broker_by_company on broker (lower(company_name), id);
create index broker_by_status on broker (status, created_at desc, id desc);
create index broker_by_kyc on broker (kyc_status, created_at desc, id desc);
-- The KYC desk: who has waited longest comes first.
create index broker_waiting on broker (kyc_submitted_at, id) where kyc_status = 'pending';
create index broker_counted on broker (status, kyc_status);
create index broker_suspension on broker (suspended_until) where suspended_until is not null;
create index broker_operating_area on broker using gin (folded(operating_areas));
create index broker_public on broker (id) where status = 'active' and kyc_status = 'verified';
-- Parts of a broker's name, company and address, as the desks find theirs.
create index broker_search on broker using gin (search_text gin_trgm_ops);
create unique index broker_email_taken on broker (email) where is_email_verified;
-- A moderator looks at who a broker is: of those, each number is one broker's.
create unique index broker_phone_taken on broker (phone) where kyc_status = 'verified';
create index broker_email on broker (email);
create index broker_phone on broker (phone);
create index broker_kyc_end on broker (kyc_valid_until)
  where kyc_status = 'verified' and kyc_valid_until is not null;

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
  constraint document_has_number check ((number is null) = (kind = 'address-proof')),
  -- A KYC ends with the RERA certificate it was verified by: the last day of both in India.
  valid_until date,
  constraint document_validity check (valid_until is null or kind = 'rera')
);
create index document_broker on document (broker_id, created_at);

-- How many live listings each broker has. Rows add up, as those of property_tally do: a change
-- appends what it adds and takes away, so that verifying a broker with ten thousand listings
-- changes no row ten thousand times.
create table broker_tally (
  broker_id uuid not null,
  count bigint not null,
  -- The tally of brokers says more: where their live listings lie, and how many they have whatever
  -- the state. `count` stays the live ones.
  city_id uuid,
  listed bigint not null
);
create index broker_tally_of on broker_tally (broker_id) include (count);
create index broker_tally_city on broker_tally (city_id) include (broker_id, count);

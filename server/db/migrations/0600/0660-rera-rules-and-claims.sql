-- A reason to publish a listing without the RERA number it needs: asked for by one administrator,
-- confirmed by another. It holds for the facts it was given for.
create table rera_waiver (
  id uuid primary key,
  property_id uuid not null references property on delete cascade,
  reason text not null check (reason <> ''),
  facts jsonb not null,
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'declined', 'ended')),
  asked_by uuid not null references administrator,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  decided_by uuid references administrator,
  decided_by_name text,
  decided_at timestamptz,
  constraint rera_waiver_decision_whole
    check ((decided_by is null) = (decided_at is null) and (state <> 'asked' or decided_by is null)),
  constraint rera_waiver_second_person
    check (state <> 'confirmed' or (decided_by is not null and decided_by <> asked_by))
);
create unique index rera_waiver_one_open on rera_waiver (property_id)
  where state in ('asked', 'confirmed');

-- Which project a RERA number belongs to, where listings gave it for several: decided by a reviewer.
-- `names` are the names and cities under which listings may give it.
create table rera_project (
  state text not null,
  number text not null check (number = plain_rera_number(number)),
  names jsonb not null check (jsonb_typeof(names) = 'array'),
  decided_by uuid references administrator,
  decided_by_name text not null,
  decided_at timestamptz not null default now(),
  primary key (state, number)
);
create index property_rera_number on property (plain_rera_number(detail ->> 'reraNumber'))
  where detail ? 'reraNumber' and removed_at is null;

-- What BrickBazaar has checked of a listing, by whom, how and until when. A subject without a row
-- that holds today is only stated by its broker.
create table property_claim (
  id uuid primary key,
  property_id uuid not null references property on delete cascade,
  subject text not null check (subject in
    ('lister', 'price', 'area', 'photos', 'rera', 'title', 'availability')),
  state text not null check (state in ('sighted', 'register', 'visited')),
  how text not null check (how <> ''),
  -- The fact as it was checked: once the listing says otherwise, the claim no longer holds.
  fact jsonb not null,
  checked_by uuid references administrator,
  checked_by_name text not null check (checked_by_name <> ''),
  checked_at timestamptz not null default now(),
  valid_until date not null,
  ended_at timestamptz,
  constraint property_claim_ends_later check (valid_until > india_day(checked_at)),
  constraint property_claim_ends_after_start check (ended_at >= checked_at)
);
create unique index property_claim_one_current on property_claim (property_id, subject)
  where ended_at is null;

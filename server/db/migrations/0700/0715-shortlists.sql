-- Homes that a customer decides about together with others, who have a link (decision 0103).
create table shortlist (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  name text not null check (name <> ''),
  -- The hash of the link's secret.
  link_hash bytea not null check (length(link_hash) = 32),
  -- The secret is derived from it; each replacement has the next one.
  link_number integer not null default 1,
  -- Votes are hidden until everyone has voted.
  is_sealed boolean not null default false,
  first_voted_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint shortlist_link unique (link_hash)
);
create index shortlist_customer on shortlist (customer_id, created_at desc);

-- Who takes part. The owner is one of them; the others came by the link.
create table shortlist_participant (
  id uuid primary key,
  shortlist_id uuid not null references shortlist on delete cascade,
  is_owner boolean not null default false,
  -- At most twenty people.
  seat smallint not null check (seat between 1 and 20),
  name text not null check (name <> ''),
  -- Tells people of one name apart: "Asha", "Asha (2)".
  name_key text not null,
  name_number smallint not null check (name_number >= 1),
  -- How a browser without an account is known; the owner is known by the session alone.
  secret_hash bytea check (length(secret_hash) = 32),
  customer_id uuid references customer on delete cascade,
  joined_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  constraint shortlist_participant_known check (num_nonnulls(secret_hash, customer_id) = 1),
  constraint shortlist_participant_in unique (shortlist_id, id),
  constraint shortlist_seat unique (shortlist_id, seat),
  constraint shortlist_name unique (shortlist_id, name_key, name_number),
  constraint shortlist_secret unique (shortlist_id, secret_hash),
  constraint shortlist_person unique (shortlist_id, customer_id)
);
create unique index shortlist_owner on shortlist_participant (shortlist_id) where is_owner;
create index shortlist_participant_customer on shortlist_participant (customer_id)
  where customer_id is not null;

create table shortlist_home (
  shortlist_id uuid not null references shortlist on delete cascade,
  property_id uuid not null references property on delete cascade,
  -- At most thirty homes.
  place smallint not null check (place between 1 and 30),
  added_at timestamptz not null default now(),
  -- What it asked when it was added.
  price bigint not null,
  -- The last facts that the public saw, for a home that leaves the market.
  facts jsonb not null,
  status text not null default 'to-see' check (status in ('to-see', 'seen', 'no')),
  status_version integer not null default 1,
  status_by uuid,
  status_at timestamptz,
  -- Since when sealed votes are open.
  opened_at timestamptz,
  primary key (shortlist_id, property_id),
  constraint shortlist_home_place unique (shortlist_id, place),
  foreign key (shortlist_id, status_by)
    references shortlist_participant (shortlist_id, id) on delete set null (status_by)
);
create index shortlist_home_property on shortlist_home (property_id);

-- Both sides of a vote are of one shortlist.
create table shortlist_vote (
  shortlist_id uuid not null,
  property_id uuid not null,
  participant_id uuid not null,
  vote text not null check (vote in ('like', 'maybe', 'no')),
  voted_at timestamptz not null default now(),
  primary key (shortlist_id, property_id, participant_id),
  foreign key (shortlist_id, property_id) references shortlist_home on delete cascade,
  foreign key (shortlist_id, participant_id)
    references shortlist_participant (shortlist_id, id) on delete cascade
);
create index shortlist_vote_participant on shortlist_vote (shortlist_id, participant_id);

create table shortlist_note (
  id uuid primary key,
  shortlist_id uuid not null,
  property_id uuid not null,
  participant_id uuid not null,
  text text not null check (text <> ''),
  -- The owner may hide it.
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (shortlist_id, property_id) references shortlist_home on delete cascade,
  foreign key (shortlist_id, participant_id)
    references shortlist_participant (shortlist_id, id) on delete cascade
);
create index shortlist_note_home on shortlist_note (shortlist_id, property_id, created_at);
create index shortlist_note_participant on shortlist_note (shortlist_id, participant_id);

-- The review desk: what was approved, photos that look alike, homes at the same address, and the
-- orders of the list.

-- Eight bytes of the difference hash of a photo; none where it has too little in it to be known by,
-- or its file is gone. `is_hashed` says that it was looked at.
alter table media
  add column dhash bytea check (octet_length(dhash) = 8),
  add column is_hashed boolean not null default false;
create index media_unhashed on media (id) where kind = 'photo' and not is_hashed;

-- The hash in four parts of 16 bits, each with its place. Of hashes that differ in at most six bits
-- at least one part differs in at most one, so alike photos are found by equality of parts.
create function dhash_parts(hash bytea) returns integer[]
language sql immutable strict parallel safe as $$
  select array[
    get_byte(hash, 0) << 8 | get_byte(hash, 1),
    1 << 16 | get_byte(hash, 2) << 8 | get_byte(hash, 3),
    2 << 16 | get_byte(hash, 4) << 8 | get_byte(hash, 5),
    3 << 16 | get_byte(hash, 6) << 8 | get_byte(hash, 7)]
$$;

-- The parts as they are and with each one bit turned: what a photo alike must share one of.
create function dhash_near_parts(hash bytea) returns integer[]
language sql immutable strict parallel safe as $$
  select array_agg(turned) from unnest(dhash_parts(hash)) part,
    lateral (select part union all select part # (1 << place) from generate_series(0, 15) place) near (turned)
$$;

create function dhash_distance(one bytea, other bytea) returns integer
language sql immutable strict parallel safe as $$
  select bit_count(('x' || encode(one, 'hex'))::bit(64) # ('x' || encode(other, 'hex'))::bit(64))::integer
$$;

create index media_dhash on media using gin (dhash_parts(dhash)) where dhash is not null;

-- Addresses are the same whatever their case, commas and spaces.
create function plain_address(address text) returns text
language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(lower(address), '[^[:alnum:]]+', ' ', 'g'))
$$;
create index property_address on property (plain_address(address)) where removed_at is null;

-- What a reviewer approved last: the facts, and the photos, which are kept for as long.
create table property_approval (
  property_id uuid primary key references property on delete cascade,
  approved_at timestamptz not null default now(),
  facts jsonb not null,
  photos uuid[] not null
);
create index property_approval_photo on property_approval using gin (photos);

-- The review desk: who has waited longest comes first.
create index property_waiting on property (submitted_at, id)
  where status = 'pending' and removed_at is null;
-- The orders of the back office's list, with and without a status.
create index property_title on property (lower(title), id) where removed_at is null;
create index property_status_title on property (status, lower(title), id) where removed_at is null;
create index property_status_price on property (status, price, id) where removed_at is null;

-- Whether a text is the code of a language, ISO 639. The product speaks those of locales/; where it
-- speaks one no more, its people are written to in English (storedLocale).
create or replace function is_language(code text)
returns boolean language sql immutable parallel safe as $$
  select code ~ '^[a-z]{2,3}$'
$$;

-- Whether a broker is public.
create or replace function broker_is_visible(status text, kyc_status text)
returns boolean language sql immutable parallel safe as $$
  select status = 'active' and kyc_status = 'verified'
$$;

-- Whether a listing has a page: reviewed, not expired, and of a public broker. Sold and rented
-- listings keep theirs.
create or replace function property_has_page(
  status text, removed_at timestamptz, expired_at timestamptz, broker_status text, kyc_status text)
returns boolean language sql immutable parallel safe as $$
  select status in ('approved', 'sold', 'rented') and removed_at is null and expired_at is null
    and broker_is_visible(broker_status, kyc_status)
$$;

-- Whether a listing is live: in public lists, counts and searches.
create or replace function property_goes_live(
  status text, removed_at timestamptz, expired_at timestamptz, broker_status text, kyc_status text)
returns boolean language sql immutable parallel safe as $$
  select status = 'approved'
    and property_has_page(status, removed_at, expired_at, broker_status, kyc_status)
$$;

-- The place of a listing in the order by date: when it was created, or a century earlier while its
-- broker has not confirmed it, so that it is below all that are confirmed. Hours, because the
-- length of a year depends on the time zone.
create or replace function property_newest_at(created_at timestamptz, unconfirmed_at timestamptz)
returns timestamptz language plpgsql immutable parallel safe as $$
begin
  return case when unconfirmed_at is null then created_at
    else created_at - interval '876600 hours' end;
end
$$;

-- Lower-cases amenities and aliases for case-insensitive search. The cost is measured: by default
-- the planner assumes the function is free and avoids the index.
create or replace function folded(words text[]) returns text[]
language plpgsql immutable strict parallel safe cost 400 as $$
begin
  if words = '{}' then return words; end if;
  return array(select lower(word) from unnest(words) word);
end
$$;

-- The text that administrators' search of customers looks through.
create or replace function customer_words(first_name text, last_name text, email text, phone text)
returns text language sql immutable parallel safe as $$
  select lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)
$$;

-- The day in India of a moment, and the moment a day starts there.
create or replace function india_day(moment timestamptz)
returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Kolkata')::date
$$;

create or replace function india_midnight(day date)
returns timestamptz language sql immutable parallel safe as $$
  select day::timestamp at time zone 'Asia/Kolkata'
$$;

-- Today in India: plans start and end at midnight there.
create or replace function india_today() returns date language sql stable parallel safe as $$
  select india_day(now())
$$;

create or replace function is_deal(status text, removed_at timestamptz)
returns boolean language sql immutable parallel safe as $$
  select status in ('sold', 'rented') and removed_at is null
$$;

-- Splits the hash into four numbered parts of 16 bits. If two hashes differ in at most six bits, at
-- least one part differs in at most one bit, so similar photos are found by equal parts.
create or replace function dhash_parts(hash bytea) returns integer[]
language sql immutable strict parallel safe as $$
  select array[
    get_byte(hash, 0) << 8 | get_byte(hash, 1),
    1 << 16 | get_byte(hash, 2) << 8 | get_byte(hash, 3),
    2 << 16 | get_byte(hash, 4) << 8 | get_byte(hash, 5),
    3 << 16 | get_byte(hash, 6) << 8 | get_byte(hash, 7)]
$$;

-- The parts unchanged and with each single bit flipped: a similar photo shares one of them.
create or replace function dhash_near_parts(hash bytea) returns integer[]
language sql immutable strict parallel safe as $$
  select array_agg(turned) from unnest(dhash_parts(hash)) part,
    lateral (
      select part union all select part # (1 << place) from generate_series(0, 15) place
    ) near (turned)
$$;

create or replace function dhash_distance(one bytea, other bytea) returns integer
language sql immutable strict parallel safe as $$
  select bit_count(
    ('x' || encode(one, 'hex'))::bit(64) # ('x' || encode(other, 'hex'))::bit(64))::integer
$$;

-- Normalizes an address: case, commas and spaces do not matter.
create or replace function plain_address(address text) returns text
language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(lower(address), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- server/search/slot-conditions.ts refers to these by name.
create or replace function property_traits(
  detail jsonb, floor smallint, total_floors smallint, bedrooms smallint, bathrooms smallint
) returns text[] language plpgsql immutable parallel safe as $$
declare
  traits text[];
begin
  traits := array_remove(array[
    'bhk ' || coalesce(trim_scale((detail ->> 'bhk')::numeric)::text, bedrooms::text),
    'baths ' || bathrooms,
    'floor ' || floor,
    case when floor = total_floors then 'floor top' end,
    'facing ' || (detail ->> 'facing'),
    'possession ' || (detail ->> 'possession'),
    'by ' || (detail ->> 'possessionBy'),
    'age ' || (detail ->> 'ageYears'),
    'listed ' || (detail ->> 'listedBy'),
    'brokerage ' || (detail ->> 'brokerage'),
    case when (detail ->> 'resale')::boolean then 'resale'
      when not (detail ->> 'resale')::boolean then 'new' end,
    case when (detail ->> 'petsAllowed')::boolean then 'pets' end,
    case when (detail ->> 'isVastu')::boolean then 'vastu' end,
    case when (detail ->> 'isCorner')::boolean then 'corner' end,
    case when (detail ->> 'isGated')::boolean then 'gated' end,
    case when (detail ->> 'servantRoom')::boolean then 'servant room' end,
    case when (detail ->> 'studyRoom')::boolean then 'study room' end,
    case when (detail ->> 'poojaRoom')::boolean then 'pooja room' end,
    case when (detail ->> 'hasEvCharging')::boolean then 'ev charging' end,
    case when (detail ->> 'hasPipedGas')::boolean then 'piped gas' end,
    case when (detail ->> 'lifts')::numeric > 0 then 'lift' end,
    case when (detail ->> 'balconies')::numeric > 0 then 'balcony' end,
    case when (detail ->> 'parkingCovered')::numeric > 0 then 'covered parking' end,
    case when detail ->> 'powerBackup' in ('partial', 'full') then 'power backup' end,
    case when detail ->> 'kitchen' = 'modular' then 'modular kitchen' end,
    case when detail ->> 'ownership' = 'freehold' then 'freehold' end,
    case when detail ? 'loanApprovedBy' then 'loan' end,
    case when detail ->> 'rera' = 'registered' then 'rera' end,
    'khata ' || (detail ->> 'khata'),
    case when (detail ->> 'metroWalkMetres')::numeric <= 500 then 'metro 500' end,
    case when (detail ->> 'metroWalkMetres')::numeric <= 1000 then 'metro 1000' end,
    case when (detail ->> 'metroWalkMetres')::numeric <= 2000 then 'metro 2000' end,
    case when (detail ->> 'metroWalkMetres')::numeric <= 5000 then 'metro 5000' end,
    case when detail ->> 'tenants' ~* 'famil|any' then 'tenant family' end,
    case when detail ->> 'tenants' ~* 'bachelor|any' then 'tenant bachelors' end,
    case when detail ->> 'tenants' ~* 'women|girl|lad(y|ies)|female|any' then 'tenant women' end,
    case when detail ->> 'tenants' ~* '\m(men|boys|gents|male)\M|any' then 'tenant men' end,
    case when detail ->> 'tenants' ~* 'student|any' then 'tenant students' end,
    case when detail ->> 'tenants' ~* 'company|corporate|any' then 'tenant company' end
  ], null);
  if detail ? 'approvals' then
    traits := traits
      || array(select 'approval ' || jsonb_array_elements_text(detail -> 'approvals'));
  end if;
  return traits;
end
$$;

create or replace function audit_words(actor_name text, act text)
returns text language sql immutable parallel safe as $$
  select lower(' ' || actor_name || ' ' || act || ' ')
$$;

-- URLs of a photo's files, shared by cards and everything else.
create or replace function media_sources(id uuid, kind text, width integer, widths integer[])
returns json language sql immutable parallel safe as $$
  select array_to_json(array(
    select row_to_json(source)
    from (
      select given as width, '/media/' || id ||
        case kind when 'drawing' then '/drawing.svg' else '/' || given || '.webp' end as url
      from unnest(case kind when 'drawing' then array[width] else widths end)
        with ordinality as wide (given, place)
      order by place
    ) source))
$$;

-- Parking spaces that a listing states, or null.
create or replace function stated_parking(spaces smallint, detail jsonb) returns numeric
language sql immutable parallel safe as $$
  select greatest(spaces, (detail ->> 'parkingCovered')::numeric
    + coalesce((detail ->> 'parkingOpen')::numeric, 0), (detail ->> 'parkingOpen')::numeric)
$$;

create or replace function has_parking(spaces smallint, detail jsonb) returns boolean
language sql immutable parallel safe as $$
  select coalesce(stated_parking(spaces, detail) > 0, false)
$$;

-- Amounts a listing states, or null: rupees, square feet, and rupees per month for rent including
-- maintenance.
create or replace function stated_deposit(detail jsonb) returns numeric
language sql immutable parallel safe as $$
  select (detail ->> 'deposit')::numeric
$$;

create or replace function stated_carpet(area_sqft double precision, detail jsonb) returns numeric
language sql immutable parallel safe as $$
  select coalesce((detail ->> 'areaCarpetSqft')::numeric,
    case when detail ->> 'areaBasis' = 'carpet' then area_sqft::text::numeric end)
$$;

-- The area that a rate per square foot is of: carpet as stated, or converted with the usual
-- loading, or else the area as listed.
create or replace function rated_area(
  area_sqft double precision, detail jsonb, usual_loading numeric
) returns double precision language sql immutable parallel safe as $$
  -- An index may not call other functions of ours.
  select coalesce((detail ->> 'areaCarpetSqft')::double precision,
    area_sqft / usual_loading::double precision, area_sqft)
$$;

create or replace function stated_monthly_cost(
  listing_type text, price bigint, area_sqft double precision, detail jsonb
) returns numeric language sql immutable parallel safe as $$
  select case
    when listing_type <> 'rent' then null
    when (detail ->> 'isMaintenanceIncluded')::boolean then price
    else ceil(price + (detail ->> 'maintenance')::numeric * case detail ->> 'maintenancePer'
      when 'sqft' then area_sqft::text::numeric
      when 'year' then 1 / 12.0
      else 1 end)
  end
$$;

-- Normalizes a bank's reference: spaces, hyphens and case do not matter.
create or replace function payment_reference_key(reference text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(nullif(regexp_replace(plain,
    '^(REFERENCE|REF|UTR|NEFT|IMPS|RTGS|UPI|TRANSACTION|TXN|NUMBER|NO|ID)+', ''), ''), plain)
  from (
    select upper(regexp_replace(normalize(reference, NFKC), '[^[:alnum:]]', '', 'g')) as plain
  ) key
$$;

create or replace function payment_reference_scope(method text) returns text
language sql immutable strict parallel safe as $$
  select case when method in ('upi', 'bank-transfer') then 'transfer' else method end
$$;

-- A transfer has one number, whatever letters a bank or a person adds: "CMS441234567891",
-- "0441234567891" and "441234567891A" are the same (decision 0052). The number is the longest run
-- of ten or more digits, as written or else without spaces and signs in between. O, I and L within
-- a run count as 0 and 1.
create or replace function payment_reference_digits(reference text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(
    (select longest from (
      select ltrim(translate(found[1], 'OIL', '011'), '0') as longest
      from regexp_matches(upper(normalize(reference, NFKC)),
        '[0-9](?:[0-9OIL]*[0-9])?', 'g') as found) written
      where length(longest) >= 10 order by length(longest) desc, longest limit 1),
    (select longest from (
      select ltrim(translate(found[1], 'OIL', '011'), '0') as longest
      from regexp_matches(
        regexp_replace(upper(normalize(reference, NFKC)), '[^[:alnum:]]', '', 'g'),
        '[0-9](?:[0-9OIL]*[0-9])?', 'g') as found) joined
      where length(longest) >= 10 order by length(longest) desc, longest limit 1))
$$;

-- A RERA number as registers compare it: capitals, without blanks and the footnote star of Delhi.
create or replace function plain_rera_number(number text) returns text
language sql immutable strict parallel safe as $$
  select upper(regexp_replace(regexp_replace(number, '\s+', '', 'g'), '\*+$', ''))
$$;

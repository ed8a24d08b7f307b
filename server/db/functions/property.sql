create or replace function set_property_state() returns trigger language plpgsql as $$
declare
  owner record;
  place uuid;
  goes_live boolean;
begin
  -- Only what is approved waits for its broker's confirmation; whatever ends that, ends this.
  if new.status <> 'approved' then
    new.unconfirmed_at := null;
    new.expired_at := null;
  end if;
  -- Shared lock: a KYC decision that runs at the same moment waits and then sees this listing.
  select status, kyc_status into owner from broker where id = new.broker_id for share;
  goes_live := coalesce(
    property_goes_live(
    new.status, new.removed_at, new.expired_at, owner.status, owner.kyc_status), false);
  -- One listing of a home is live; whichever comes later is represented by it. The lock makes a
  -- second one that comes at the same moment wait and then see the first.
  if not goes_live or new.home_id is null then
    new.is_represented := false;
  elsif tg_op = 'INSERT' or old.home_id is distinct from new.home_id
    or not (new.is_represented or old.is_live) then
    perform from home where id = new.home_id for no key update;
    new.is_represented := exists (
      select from property where home_id = new.home_id and is_live and id <> new.id);
  end if;
  new.is_live := goes_live and not new.is_represented;
  if new.status = 'approved' and (tg_op = 'INSERT' or old.status <> 'approved') then
    new.approved_price := new.price;
  end if;
  if new.location_id is null then
    if tg_op = 'UPDATE' and old.location_id is not null then
      new.city_id := null;
    end if;
  else
    -- A recursive query took three times as long.
    place := new.location_id;
    while place is not null loop
      new.city_id := place;
      select parent_id into place from location where id = place;
    end loop;
  end if;
  return new;
end
$$;
create or replace trigger property_state
  before insert or update of status, removed_at, expired_at, broker_id, location_id, is_live,
    home_id
  on property
  for each row execute function set_property_state();

create or replace function usual_loading_of(detail jsonb, location_id uuid, city_id uuid)
returns numeric language sql stable as $$
  select loading from usual_loading
  where not detail ? 'areaCarpetSqft' and basis = detail ->> 'areaBasis'
    and place_id in (location_id, city_id)
  order by place_id = location_id desc limit 1
$$;

create or replace function set_property_usual_loading() returns trigger language plpgsql as $$
begin
  new.usual_loading := usual_loading_of(new.detail, new.location_id, new.city_id);
  return new;
end
$$;
-- Must sort by name after property_state, which sets city_id.
create or replace trigger property_usual_loading
  before insert or update of detail, location_id on property
  for each row execute function set_property_usual_loading();

create or replace function set_property_price_drop() returns trigger language plpgsql as $$
declare
  first bigint := (select price from property_price where property_id = new.id order by at limit 1);
begin
  if (new.is_live or new.is_represented) and first is not null then
    -- Single precision makes a whole of more than this.
    new.price_drop := least(0.9999999, greatest(0, 1 - new.price::double precision / first));
  end if;
  return new;
end
$$;
-- Must sort by name after property_state, which sets is_live.
create or replace trigger property_worth
  before update of price, status, removed_at, expired_at, is_live on property
  for each row execute function set_property_price_drop();

-- Records the price of a public listing, unless it is the one recorded last.
create or replace function note_public_price(listing uuid, asked bigint) returns void
language plpgsql as $$
begin
  if asked is distinct from
    (select price from property_price where property_id = listing order by at desc limit 1)
  then
    insert into property_price (property_id, at, price)
    values (listing, clock_timestamp(), asked);
  end if;
end
$$;

create or replace function note_societies(names text[]) returns void language plpgsql as $$
begin
  insert into society_name (spelling)
  select name from unnest(names) name
  where not exists (select from society_name where spelling = name);
end
$$;

-- A fact of a listing that can be checked (property_claim), as the listing states it now.
create or replace function property_fact(subject text, home property) returns jsonb
language sql stable as $$
  select coalesce(jsonb_strip_nulls(case subject
    when 'lister' then jsonb_build_object('broker', home.broker_id, 'by', home.detail -> 'listedBy')
    when 'price' then jsonb_build_object('price', home.price, 'for', home.listing_type,
      'max', home.detail -> 'priceMax', 'deposit', home.detail -> 'deposit')
    when 'area' then jsonb_build_object('area', home.area_sqft,
      'basis', home.detail -> 'areaBasis', 'carpet', home.detail -> 'areaCarpetSqft')
    when 'photos' then (select jsonb_build_object('photos', jsonb_agg(media_id order by media_id))
      from property_image where property_id = home.id)
    when 'rera' then (select jsonb_object_agg(key, value) from jsonb_each(home.detail)
      where key like 'rera%' or key = 'society')
    when 'title' then (select jsonb_object_agg(key, value) from jsonb_each(home.detail)
      where key in ('ownership', 'khata', 'approvals', 'isEncumbranceFree', 'surveyNumber'))
    when 'availability' then (select jsonb_object_agg(key, value) from jsonb_each(home.detail)
      where key in ('availableFrom', 'possession', 'possessionBy'))
    end), '{}')
$$;

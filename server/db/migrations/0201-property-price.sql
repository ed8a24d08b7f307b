-- What the public was asked for a listing, from when on; and the two orders that go by price.

create table property_price (
  property_id uuid not null references property on delete cascade,
  at timestamptz not null,
  price bigint not null check (price > 0),
  primary key (property_id, at)
);

-- The part of its first public price by which a listing has become cheaper. Kept by trigger only.
-- The first one counts, so that raising a price to lower it again makes no bargain.
alter table property add column price_drop real not null default 0
  check (price_drop >= 0 and price_drop < 1);

create function keep_property_price_drop() returns trigger language plpgsql as $$
declare
  first bigint := (select price from property_price where property_id = new.id order by at limit 1);
begin
  if new.is_live and first is not null then
    new.price_drop := greatest(0, 1 - new.price::double precision / first);
  end if;
  return new;
end
$$;
-- By its name after property_truths, which says whether the listing is live.
create trigger property_worth
  before update of price, status, removed_at, is_live on property
  for each row execute function keep_property_price_drop();

-- In the transaction of the change itself. What a broker tries out before anybody sees it is none.
create function note_property_price() returns trigger language plpgsql as $$
begin
  if new.price is distinct from
    (select price from property_price where property_id = new.id order by at desc limit 1)
  then
    insert into property_price (property_id, at, price)
    values (new.id,
      case tg_op when 'INSERT' then coalesce(new.decided_at, new.created_at) else clock_timestamp() end,
      new.price);
  end if;
  return null;
end
$$;
create trigger property_price_noted
  after insert or update of price, status, removed_at, is_live on property
  for each row when (new.is_live) execute function note_property_price();

insert into property_price (property_id, at, price)
select id, coalesce(decided_at, created_at), price from property where is_live;

create index property_live_rate on property ((price / area_sqft), id)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft) where is_live;
create index property_live_drop on property (price_drop desc, id desc)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft) where is_live;

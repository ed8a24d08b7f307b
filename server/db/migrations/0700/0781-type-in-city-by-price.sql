-- Homes of a type in a city by price: by the index of the city's prices every other type was read
-- and left out.
create index property_live_city_kind_price on property (city_id, property_type, price, id)
  include (listing_type, bedrooms, furnished) where is_live;

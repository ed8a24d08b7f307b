-- For sale or for rent, by price: without it the cheapest homes for sale lie behind all that are let.
create index property_live_way_price on property (listing_type, price, id)
  include (property_type, furnished, bedrooms) where is_live;

-- What is let for trade is on rent and on lease (decision 0129): no index by one deal has both in
-- the order of their prices, and one by price alone reads past all that is sold.
create index property_let_price on property (price, id)
  include (listing_type, property_type, bedrooms, furnished)
  where is_live and listing_type <> 'sell';

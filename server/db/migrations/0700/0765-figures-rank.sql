-- Best match looks at how near a home is to the price and size that somebody names
-- (decision 0123).
alter table property_ranking add column price bigint, add column area_sqft double precision;
update property_ranking set price = property.price, area_sqft = property.area_sqft
from property where property.id = property_id;
alter table property_ranking alter column price set not null, alter column area_sqft set not null;

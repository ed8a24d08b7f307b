-- Land has no rooms, furniture and storeys; an office, a shop and a shed have no bedrooms. Listings
-- got them as defaults of the form. The same rule for new ones: contract/property/type-fields.ts.
update property set
  bedrooms = null, bathrooms = null, parking_spaces = null, floor = null, total_floors = null,
  furnished = null,
  detail = detail - array[
    'bhk', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom', 'tenants', 'petsAllowed',
    'balconies', 'age', 'ageYears', 'lifts', 'towers', 'powerBackup', 'hasPipedGas',
    'hasEvCharging', 'parkingCovered', 'parkingOpen', 'internet']
where property_type in ('plot', 'agricultural') and (
  num_nonnulls(bedrooms, bathrooms, parking_spaces, floor, total_floors, furnished) > 0 or
  detail ?| array[
    'bhk', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom', 'tenants', 'petsAllowed',
    'balconies', 'age', 'ageYears', 'lifts', 'towers', 'powerBackup', 'hasPipedGas',
    'hasEvCharging', 'parkingCovered', 'parkingOpen', 'internet']);

update property set
  bedrooms = null,
  detail = detail - array[
    'bhk', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom', 'tenants', 'petsAllowed']
where property_type in ('commercial', 'office', 'industrial') and (
  bedrooms is not null or detail ?| array[
    'bhk', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom', 'tenants', 'petsAllowed']);

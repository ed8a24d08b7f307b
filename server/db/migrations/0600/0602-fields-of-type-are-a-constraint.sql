-- The columns among the fields of contract/property/type-fields.ts; migration 0600 emptied them.
alter table property add constraint property_has_fields_of_its_type check (
  case
    when property_type in ('plot', 'agricultural') then
      num_nonnulls(bedrooms, bathrooms, parking_spaces, floor, total_floors, furnished) = 0
    when property_type in ('commercial', 'office', 'industrial') then bedrooms is null
    else true
  end);

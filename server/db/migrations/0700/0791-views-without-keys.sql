-- A key looks its listing up and locks its row for each view and each tally, which took as long as
-- storing them. A view is only stored of a listing that is there (server/property/analytics/), and
-- follow_deleted_properties deletes those of one that goes.
alter table property_view drop constraint property_view_property_id_fkey;
alter table property_view_tally drop constraint property_view_tally_property_id_fkey;

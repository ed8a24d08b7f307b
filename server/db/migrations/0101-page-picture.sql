-- Pictures of the pages the back office writes: nobody's listing, everybody's to see.
alter table media
  drop constraint media_kind_check,
  add constraint media_kind_check check (kind in ('photo', 'drawing', 'picture')),
  alter column broker_id drop not null,
  add constraint media_of_a_broker_or_a_page check ((kind = 'picture') = (broker_id is null));

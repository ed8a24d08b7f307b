-- A broker may take back a home that was offered for a requirement and is not answered yet.
alter table requirement_offer drop constraint requirement_offer_state_check,
  add constraint requirement_offer_state_check
  check (state in ('sent', 'accepted', 'declined', 'withdrawn'));

-- A number that was found on its register, of a listing that names no project to compare: known to
-- reviewers, and not shown as checked.
alter table property_claim drop constraint property_claim_state_check,
  add constraint property_claim_state_check
    check (state in ('sighted', 'register', 'number', 'visited')),
  add constraint property_claim_number_of_rera check (state <> 'number' or subject = 'rera');

-- The project's name belongs to what is checked of a number (property_fact).
update property_claim set fact = fact || jsonb_build_object('society', detail -> 'society')
from property
where property.id = property_id and subject = 'rera' and ended_at is null and detail ? 'society';

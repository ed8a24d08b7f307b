-- Increments a record's version on every change, for optimistic locking (quality CON-06).
create or replace function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create or replace trigger interest_version before update on interest
  for each row execute function count_version();
create or replace trigger partner_version before update on partner
  for each row execute function count_version();
create or replace trigger working_schedule_version before update on working_schedule
  for each row execute function count_version();
create or replace trigger location_version before update on location
  for each row execute function count_version();
create or replace trigger subscription_plan_version before update on subscription_plan
  for each row execute function count_version();
create or replace trigger cms_page_version before update on cms_page
  for each row execute function count_version();
create or replace trigger broker_version
  before update of first_name, last_name, email, phone, whatsapp, company_name, experience,
    specialization, operating_areas on broker
  for each row
  when ((old.first_name, old.last_name, old.email, old.phone, old.whatsapp, old.company_name,
      old.experience, old.specialization, old.operating_areas)
    is distinct from (new.first_name, new.last_name, new.email, new.phone, new.whatsapp,
      new.company_name, new.experience, new.specialization, new.operating_areas))
  execute function count_version();
create or replace trigger customer_version
  before update of email, phone, first_name, last_name, whatsapp, date_of_birth, gender, source,
    is_verified on customer
  for each row
  when ((old.email, old.phone, old.first_name, old.last_name, old.whatsapp, old.date_of_birth,
      old.gender, old.source, old.is_verified)
    is distinct from (new.email, new.phone, new.first_name, new.last_name, new.whatsapp,
      new.date_of_birth, new.gender, new.source, new.is_verified))
  execute function count_version();
create or replace trigger ticket_version before update on ticket
  for each row execute function count_version();
create or replace trigger lead_version before update on lead
  for each row execute function count_version();
create or replace trigger agency_version before update on agency
  for each row execute function count_version();
create or replace trigger invoice_setting_version before update on invoice_setting
  for each row execute function count_version();
create or replace trigger message_template_version before update on message_template
  for each row execute function count_version();
create or replace trigger message_setting_version before update on message_setting
  for each row execute function count_version();
create or replace trigger review_version before update on review
  for each row execute function count_version();
create or replace trigger company_version before update on company
  for each row execute function count_version();
create or replace trigger cms_page_updated before update on cms_page
  for each row execute function touch_updated_at();
-- A reminder changes nothing that a person has seen.
create or replace trigger visit_version
  before update of starts_at, state, proposed_at on visit
  for each row execute function count_version();
create or replace trigger visit_schedule_version before update on visit_schedule
  for each row execute function count_version();

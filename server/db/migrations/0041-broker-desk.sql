-- What the back office keeps about a broker beside what the broker's own form holds.
alter table broker
  -- Counts the changes of what the edit form shows, so that two editors do not undo each other
  -- (quality CON-06); a status or a KYC decision is none of them.
  add column version integer not null default 1,
  add column status_reason text,
  -- The last day of a suspension, in India; without one it ends by hand.
  add column suspended_until date,
  -- Since when the KYC waits for a decision: registered, documents first sent, sent anew.
  add column kyc_submitted_at timestamptz not null default now(),
  -- Counts what comes and goes among the documents: a reviewer decides about what was seen.
  add column documents_version integer not null default 0,
  add constraint broker_suspended_until_an_end check (suspended_until is null or status = 'suspended');
update broker set kyc_submitted_at = created_at;

create trigger broker_version
  before update of first_name, last_name, email, phone, whatsapp, company_name, experience,
    specialization, operating_areas on broker
  for each row
  when ((old.first_name, old.last_name, old.email, old.phone, old.whatsapp, old.company_name,
      old.experience, old.specialization, old.operating_areas)
    is distinct from (new.first_name, new.last_name, new.email, new.phone, new.whatsapp,
      new.company_name, new.experience, new.specialization, new.operating_areas))
  execute function count_version();

-- One for each order of the list, and for what it is narrowed by.
create index broker_by_name on broker (lower(first_name), lower(last_name), id);
create index broker_by_company on broker (lower(company_name), id);
create index broker_by_status on broker (status, created_at desc, id desc);
create index broker_by_kyc on broker (kyc_status, created_at desc, id desc);
-- The KYC desk: who has waited longest comes first.
create index broker_waiting on broker (kyc_submitted_at, id) where kyc_status = 'pending';
create index broker_counted on broker (status, kyc_status);
create index broker_suspension on broker (suspended_until) where suspended_until is not null;

-- Photos no listing has taken go with their broker; one with listings is not deleted at all.
alter table media
  drop constraint media_broker_id_fkey,
  add constraint media_broker_id_fkey foreign key (broker_id) references broker on delete cascade;

-- Under which number, and in which state, a broker is registered as a RERA agent. Registers publish
-- these numbers, and adverts have to show them, so they are stored as they are read; those of
-- documents that were sent before are read from their encrypted numbers at the next start.
alter table document
  add column agent_number text,
  add column agent_state text,
  -- When the KYC was last verified with this document.
  add column verified_at timestamptz,
  add constraint document_agent check (
    (kind = 'rera' or (agent_number is null and agent_state is null))
    and (agent_number is not null or agent_state is null)),
  add constraint document_agent_number check (
    agent_number ~ '\d.*\d.*\d' and length(agent_number) between 6 and 60
    and agent_number = upper(btrim(agent_number)));
update document set verified_at = coalesce(broker.kyc_decided_at, document.created_at)
from broker
where broker.id = document.broker_id and broker.kyc_status = 'verified'
  and document.created_at <= coalesce(broker.kyc_decided_at, now());

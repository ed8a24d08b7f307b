-- When an administrator last decided the KYC and the status: a request that came in before that
-- was made on another state.
alter table broker
  add column kyc_decided_at timestamptz,
  add column status_decided_at timestamptz;

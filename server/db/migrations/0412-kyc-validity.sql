-- A KYC ends with the RERA certificate it was verified by: the last day of both in India.
alter table document
  add column valid_until date,
  add constraint document_validity check (valid_until is null or kind = 'rera');
alter table broker
  add column kyc_valid_until date,
  -- How many days before the end the broker was last written to.
  add column kyc_notice_days integer;
create index broker_kyc_end on broker (kyc_valid_until)
  where kyc_status = 'verified' and kyc_valid_until is not null;

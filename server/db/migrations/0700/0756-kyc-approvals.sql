-- Verifying a broker without a PAN card needs two administrators; a request ends where who asked
-- for it is no administrator with that right any more.
alter table approval_request
  drop constraint approval_request_act_check,
  add constraint approval_request_act_check check (act in ('customer.erase', 'payment.refund',
    'unmatched_payment.refund', 'refund_limit.change', 'broker.verify_kyc')),
  drop constraint approval_request_state_check,
  add constraint approval_request_state_check
    check (state in ('open', 'approved', 'declined', 'withdrawn', 'expired', 'lapsed')),
  drop constraint approval_request_decision_whole,
  add constraint approval_request_decision_whole check ((state = 'open') = (decided_at is null)
    and (decided_by is null) = (state in ('open', 'expired', 'lapsed'))
    and (decided_by is null) = (decided_by_name is null));

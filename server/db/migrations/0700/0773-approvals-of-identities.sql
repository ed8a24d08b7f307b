-- Changing what identifies a verified broker, and accepting another RERA certificate of one, need
-- two administrators (decision 0125).
alter table approval_request drop constraint approval_request_act_check,
  add constraint approval_request_act_check check (act in ('customer.erase', 'payment.refund',
    'unmatched_payment.refund', 'refund_limit.change', 'broker.verify_kyc',
    'broker.change_identity', 'broker.renew_kyc'));

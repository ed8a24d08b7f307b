-- The payment the gateway's form told of, until the gateway says the same: whoever has paid is not asked to
-- pay again (docs/decisions/0171).
alter table plan_order add column form_payment_id text;

-- A session may prove itself while it adds a passkey: of each purpose the newest challenge counts.
alter table passkey_challenge
  drop constraint passkey_challenge_session_id_key,
  add constraint passkey_challenge_of_session unique (session_id, purpose),
  add constraint passkey_challenge_add_in_session
    check (purpose = 'prove' or session_id is not null);
alter table passkey_challenge
  rename constraint passkey_challenge_pending_sign_in_id_key to passkey_challenge_of_sign_in;

-- Of a session's token only the hash stays: who reads this table has no token, even with the secret that signs cookies.

alter table identity_session alter column token type bytea using sha256(convert_to(token, 'UTF8'));
alter table identity_session rename column token to token_hash;
alter table identity_session rename constraint identity_session_token_key to identity_session_token_hash_key;

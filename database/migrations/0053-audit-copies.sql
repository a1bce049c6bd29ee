-- From now on nothing is put into the log that a member sees without the line of the audit that it is a copy of. What is from before there
-- were such lines stays, unchecked.
alter table member_audit add constraint copied check (line is not null) not valid;

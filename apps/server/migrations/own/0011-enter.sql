-- Takes the caller's role for the rest of the transaction, with his claims for the row policies. A session that was signed
-- out ends here at once, although its token would be valid for a while: what follows in the transaction is not run.
create function cryptax.enter(wanted text, claims jsonb) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    if claims is not null and not exists (
      select from auth.sessions s
        where s.user_id = (claims ->> 'sub')::uuid and s.id = (claims ->> 'session_id')::uuid) then
      raise exception 'The session of this token has ended' using errcode = 'PT401', hint = 'session';
    end if;
    perform set_config('request.jwt.claims', coalesce(claims::text, ''), true), set_config('role', wanted, true);
  end $$;
revoke execute on function cryptax.enter(text, jsonb) from public;

import { sql } from 'kysely'
import type { ReraAgent } from '#domain/rera/rera-agent.ts'

/**
 * Where and under which number a broker is a RERA agent, as verified and still valid, the longest
 * valid one for each state; beside the table broker. Not a function: PostgreSQL would start each of
 * its calls like a statement.
 */
export const reraAgents = sql<ReraAgent[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('state', state, 'number', number)
    order by state nulls last, number), '[]')
  from (
    select distinct on (coalesce(agent_state, agent_number))
      agent_state as state, agent_number as number
    from document
    where document.broker_id = broker.id and broker.kyc_status = 'verified'
      and agent_number is not null and verified_at is not null
      and (valid_until is null or valid_until >= india_today())
    order by coalesce(agent_state, agent_number), valid_until desc nulls last,
      document.created_at desc
  ) agent)`

import { sql } from 'kysely'
import type { ReraAgent } from '#domain/rera/rera-agent.ts'

/** Where and under which number a broker is a RERA agent, as verified; beside the table broker. */
export const reraAgents = sql<ReraAgent[]>`broker_agents(broker.id)`

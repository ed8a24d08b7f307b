import { v7 } from 'uuid'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** Returns an address of the endpoint; parameters that are words get an existing one. */
export function addressOf({ path, params }: Endpoint): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const field = params instanceof z.ZodObject ? params.shape[name] : undefined
    return field instanceof z.ZodEnum ? String(field.options[0]) : v7()
  })
  return `/api${filled}`
}

import type { McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { propertyCompare } from '#contract/property/compare.ts'
import { property } from '#contract/property/property.ts'
import type { Config } from '#server/config.ts'
import { absoluteUrl } from '#server/http/absolute-url.ts'
import { type ReadPublic, Refused } from './read-public.ts'
import { explain, filtersOf, type Listed, linked, searchHomes } from './search.ts'
import {
  CompareInput,
  CompareResponse,
  ExplainInput,
  ExplainResponse,
  HomeInput,
  HomeResponse,
  notice,
  SearchInput,
  SearchResponse,
} from './shapes.ts'

export interface Tools {
  config: Config
  read: ReadPublic
  onFailure: (error: unknown) => void
}

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** Registers the tools for assistants; all of them return public data and change nothing. */
export function registerTools(server: McpServer, tools: Tools): void {
  const { config, read } = tools
  const address = (path: string) => absoluteUrl(config, path)

  server.registerTool(
    'search_homes',
    {
      title: 'Search homes',
      description:
        'Searches homes, plots and commercial spaces for sale, rent and lease in India by a text ' +
        'and filters. Answers the exact total, homes, how the text was understood and the page.',
      inputSchema: SearchInput,
      outputSchema: SearchResponse,
      annotations,
    },
    (input) => answer(tools, SearchResponse, () => searchHomes(read, address, input)),
  )

  server.registerTool(
    'explain_search',
    {
      title: 'Explain a search',
      description:
        'Says how a text is understood as a search: each part with its meaning, words that were ' +
        'not understood, and other searches that find more homes.',
      inputSchema: ExplainInput,
      outputSchema: ExplainResponse,
      annotations,
    },
    (input) => answer(tools, ExplainResponse, () => explain(read, address, filtersOf(input))),
  )

  server.registerTool(
    'get_home',
    {
      title: 'Get a home',
      description:
        'All public facts of one home, what it costs in cash to move in or to own, and its page. ' +
        'Phone numbers are only shown to people, on the page.',
      inputSchema: HomeInput,
      outputSchema: HomeResponse,
      annotations,
    },
    ({ id }) =>
      answer(tools, HomeResponse, async () => {
        const { property: found } = await read(property.publicGet, { params: { id } })
        const photos = found.images.map(({ url }) => address(url))
        return { notice, home: { ...linked(found, address), photos } }
      }),
  )

  server.registerTool(
    'compare_homes',
    {
      title: 'Compare homes',
      description: 'The facts of two to four homes side by side, in the order asked for.',
      inputSchema: CompareInput,
      outputSchema: CompareResponse,
      annotations,
    },
    ({ ids }) =>
      answer(tools, CompareResponse, async () => {
        const query = { ids: ids.join(',') }
        const { properties } = await read(propertyCompare.some, { query })
        const known = new Set(properties.map(({ _id }: Listed) => _id))
        return {
          notice,
          homes: properties.map((home) => linked(home, address)),
          gone: ids.filter((id) => !known.has(id)),
        }
      }),
  )
}

/** Returns a result stripped to its shape, or the refusal; failures are logged and not revealed. */
async function answer<Shape extends z.ZodType>(
  { onFailure }: Tools,
  shape: Shape,
  work: () => Promise<unknown>,
) {
  try {
    const structuredContent = shape.parse(await work()) as Record<string, unknown>
    return {
      structuredContent,
      content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }],
    }
  } catch (error) {
    if (!(error instanceof Refused)) onFailure(error)
    const text = error instanceof Refused ? error.message : 'This failed. Please try again.'
    return { isError: true, content: [{ type: 'text' as const, text }] }
  }
}

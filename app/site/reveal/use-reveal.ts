import { useState } from 'react'
import { CallFailed, failureOf, serverSentence } from '#app/api/failure.ts'
import { requestTimeoutMs } from '#app/api/request-timeout.ts'
import { readToken } from '#app/api/token.ts'
import { toast } from '#app/ui/toast.ts'
import type { ContactGiven, ContactWay } from '#contract/contact/contact.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import { linksOf, type Reach, type RevealResponse } from './reveal.ts'

/**
 * Reveals a broker's number on request; `start` is the response to a form sent without JavaScript.
 */
export function useReveal(reach: Reach, start: RevealResponse = {}) {
  const { path, token } = reach
  // The component stays mounted from one home to the next, so a reveal counts for its own path
  // only.
  const [given, setGiven] = useState({ path, contact: start.contact })
  const contact = given.path === path ? given.contact : undefined
  const [busy, setBusy] = useState(false)
  const take = async (way: ContactWay) => {
    if (busy) return
    setBusy(true)
    try {
      setGiven({ path, contact: await ask(path, { way, token }) })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    number: contact?.phoneText ?? reach.masked,
    isGiven: contact !== undefined,
    links: contact && linksOf(contact, reach),
    take,
    token,
    /** Records the use of a contact link for the broker's analytics; a lost one is ignored. */
    note: (way: ContactWay) => void ask(path, { way, token }).catch(() => undefined),
  }
}

export type Reveal = ReturnType<typeof useReveal>

function showFailure(error: unknown): void {
  const words = serverSentence(error)
  if (words) toast.error(words)
  else toast.error(t('The number could not be shown.'), { description: (error as Error).message })
}

// Without the rules of the contract, which are not in a public page's first load. `keepalive`,
// because the phone opens another app at the same moment.
async function ask(path: string, body: { way: ContactWay; token: string }): Promise<ContactGiven> {
  const session = readToken('customer')
  const limit = AbortSignal.timeout(requestTimeoutMs)
  try {
    const response = await fetch(path, {
      method: 'POST',
      keepalive: true,
      signal: limit,
      headers: {
        'accept-language': currentLocale(),
        'content-type': 'application/json',
        ...(session && { authorization: `Bearer ${session}` }),
      },
      body: JSON.stringify(body),
    })
    return givenBy(response, await response.text())
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) {
      throw new CallFailed(limit.aborted ? 'timeout' : 'offline')
    }
    throw error
  }
}

function givenBy({ ok, status, headers }: Response, text: string): ContactGiven {
  const said = readJson(text)
  const retryAfter = Number(headers.get('retry-after')) || undefined
  if (!ok) throw failureOf(status, { ...said, retryAfter })
  if (!said?.contact) throw new CallFailed('server', status)
  return said.contact
}

function readJson(text: string): { contact?: ContactGiven } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

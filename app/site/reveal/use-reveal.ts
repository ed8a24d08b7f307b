import { useState } from 'react'
import { readToken } from '#app/api/token.ts'
import { toast } from '#app/ui/toast.ts'
import type { ContactWay } from '#contract/contact.ts'
import { linksOf, type Reach, type RevealAnswer } from './reveal.ts'

const notLoaded = 'You seem to be offline. Check your connection and try again.'

/** Gives a broker's number when it is asked for; `start` is what the server gave to a plain form. */
export function useReveal(reach: Reach, start: RevealAnswer = {}) {
  const { path } = reach
  // From one home to the next the page stays: what was given is given for its own broker only.
  const [given, setGiven] = useState({ path, contact: start.contact })
  const contact = given.path === path ? given.contact : undefined
  const [busy, setBusy] = useState(false)
  const take = async (way: ContactWay) => {
    if (busy) return
    setBusy(true)
    const answer = await ask(path, way)
    setBusy(false)
    if (answer.contact) setGiven({ path, contact: answer.contact })
    else toast.error(answer.refused ?? notLoaded)
  }
  return {
    busy,
    number: contact?.phoneText ?? reach.masked,
    isGiven: contact !== undefined,
    links: contact && linksOf(contact, reach),
    take,
    /** Tells the broker's numbers that one of the ways was taken; one that is lost is no more. */
    note: (way: ContactWay) => void ask(path, way),
  }
}

export type Reveal = ReturnType<typeof useReveal>

// Without the contract's rules, which a public page's first load spares. Kept alive because the
// phone opens another app at the same moment.
async function ask(path: string, way: ContactWay): Promise<RevealAnswer> {
  const token = readToken('customer')
  try {
    const response = await fetch(path, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ way }),
    })
    const body: RevealAnswer & { message?: string } = await response.json()
    return response.ok ? body : { refused: body.message ?? notLoaded }
  } catch {
    return { refused: notLoaded }
  }
}

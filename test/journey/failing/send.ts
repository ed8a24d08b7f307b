import assert from 'node:assert/strict'

/** Sends a call by its name, "POST /interests", and answers what it says. */
export type Send = <Reply>(name: string, body: object, token?: string) => Promise<Reply>

/** Sends calls to the API of a running server; one that is refused fails the test. */
export function senderTo(url: string): Send {
  return async (name, body, token) => {
    const [method = '', path = ''] = name.split(' ')
    const answer = await fetch(`${url}/api${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    assert.ok(answer.ok, `${name}: ${await answer.clone().text()}`)
    return answer.json()
  }
}

import pg from 'pg'

type Options = string | pg.ClientConfig

/**
 * A client that fails when it connects and not when it is made: pg reads the files of certificates
 * in its constructor, which the pool and timers call where nobody catches. So a file that is
 * missing for a moment, as while it is replaced, ended the process.
 */
export class Client extends pg.Client {
  readonly #failure: Error | undefined

  constructor(options?: Options) {
    const failure = failureOf(options)
    super(failure ? {} : options)
    this.#failure = failure
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    const failure = this.#failure
    if (!failure) return callback ? void super.connect(callback) : super.connect()
    if (!callback) return Promise.reject(failure)
    process.nextTick(callback, failure)
    return undefined
  }
}

/** Makes one in vain where an address names files. */
function failureOf(options: Options | undefined): Error | undefined {
  const address = typeof options === 'string' ? options : options?.connectionString
  if (!address || !/[?&]ssl(?:rootcert|cert|key)=/.test(address)) return undefined
  try {
    new pg.Client(options)
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

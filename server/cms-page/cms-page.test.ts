import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { audit } from '#contract/audit.ts'
import { cmsPage } from '#contract/cms-page.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/** Pages of the site: written by administrators, public once published. */

const site = useApp()

async function administrator(role: 'admin' | 'moderator' = 'admin') {
  const { token } = await makeAdministrator(site.context.db, { role })
  return { token }
}

async function written(body: Record<string, unknown>, who = administrator()) {
  const answer = await site.call(cmsPage.create, { body }, await who)
  assert.equal(answer.status, 201, answer.body.message)
  return answer.body.page
}

const published = (slug: string) => site.call(cmsPage.publicGet, { params: { slug } })

describe('pages', () => {
  test('a new page is a draft by its author, with a slug from its title', async () => {
    const page = await written({ title: 'About Us & You' })
    assert.equal(page.slug, 'about-us-you')
    assert.deepEqual([page.type, page.status, page.isHomePage], ['page', 'draft', false])
    assert.deepEqual(page.author, { firstName: 'Asha', lastName: 'Rao' })
    assert.equal((await published('about-us-you')).status, 404)
  })

  test('visitors see a page while it is published, but not once archived', async () => {
    const token = await administrator()
    const page = await written({ title: 'Terms', status: 'published', type: 'policy' })
    assert.equal((await published('terms')).body.page.title, 'Terms')
    const { body } = await site.call(cmsPage.publicList, { query: { type: 'policy' } })
    assert.deepEqual(
      body.pages.map(({ slug }) => slug),
      ['terms'],
    )
    await site.call(
      cmsPage.change,
      { params: { id: page._id }, body: { status: 'archived' } },
      token,
    )
    assert.equal((await published('terms')).status, 404)
  })

  test('readers see a page in their language, or else in English', async () => {
    const english = { title: 'Terms', status: 'published', type: 'policy' }
    await written({ ...english, isHomePage: true })
    await written({ ...english, title: 'Fees' })
    const hindi = { ...english, title: 'शर्तें', slug: 'terms', language: 'hi' }
    assert.equal((await written({ ...hindi, isHomePage: true })).language, 'hi')
    const headers = { 'accept-language': 'hi' }
    const { body } = await site.call(cmsPage.publicGet, { params: { slug: 'terms' } }, { headers })
    assert.deepEqual([body.page.title, body.page.language], ['शर्तें', 'hi'])
    assert.equal((await published('terms')).body.page.title, 'Terms')
    const list = await site.call(cmsPage.publicList, { query: { type: 'policy' } }, { headers })
    assert.deepEqual(
      list.body.pages.map(({ title, language, isHomePage }) => [title, language, isHomePage]),
      [
        ['Fees', 'en', false],
        ['शर्तें', 'hi', true],
      ],
    )
  })

  test('a page’s slug must be unique in its language', async () => {
    await written({ title: 'Terms' })
    const { status, body } = await site.call(
      cmsPage.create,
      { body: { title: 'Terms again', slug: 'terms' } },
      await administrator(),
    )
    assert.equal(status, 409)
    assert.deepEqual(body.errors?.[0]?.path, 'slug')
  })

  test('a title without Latin letters needs a slug', async () => {
    const { status, body } = await site.call(
      cmsPage.create,
      { body: { title: 'घर' } },
      await administrator(),
    )
    assert.equal(status, 400)
    assert.equal(body.errors?.[0]?.path, 'slug')
  })

  test('a new home page replaces the old one', async () => {
    const first = await written({ title: 'First', isHomePage: true })
    const second = await written({ title: 'Second', isHomePage: true })
    const read = async (id: string) =>
      (await site.call(cmsPage.get, { params: { id } }, await administrator())).body.page.isHomePage
    assert.deepEqual([await read(first._id), await read(second._id)], [false, true])
    const { body } = await site.call(
      audit.list,
      { query: { targetKind: 'cms_page', targetId: first._id } },
      await administrator(),
    )
    assert.deepEqual(
      body.events.map(({ act, before, after }) => [act, before?.isHomePage, after?.isHomePage]),
      [
        ['cms_page.change', true, false],
        ['cms_page.create', undefined, true],
      ],
    )
  })

  test('of many pages made the home page at once only one is', async () => {
    const pages = []
    for (let n = 0; n < 6; n++) pages.push(await written({ title: `Page ${n}` }))
    const token = await administrator()
    const answers = await Promise.all(
      pages.map(({ _id }) =>
        site.call(cmsPage.change, { params: { id: _id }, body: { isHomePage: true } }, token),
      ),
    )
    assert.ok(answers.every(({ status }) => status === 200 || status === 409))
    const { body } = await site.call(cmsPage.list, {}, token)
    assert.equal(body.pages.filter(({ isHomePage }) => isHomePage).length, 1)
  })

  test('pages are found by title, slug and content, type and status', async () => {
    await written({ title: 'Fees', content: 'What a **plan** costs', type: 'faq' })
    await written({ title: 'Privacy', status: 'published', type: 'policy' })
    const token = await administrator()
    const titles = async (query: Record<string, string>) =>
      (await site.call(cmsPage.list, { query }, token)).body.pages.map(({ title }) => title)
    assert.deepEqual(await titles({ search: 'PLAN' }), ['Fees'])
    assert.deepEqual(await titles({ type: 'policy' }), ['Privacy'])
    assert.deepEqual(await titles({ status: 'draft' }), ['Fees'])
    for (const sort of ['updated-desc', 'title-desc']) {
      assert.deepEqual(await titles({ sort }), ['Privacy', 'Fees'], sort)
    }
    for (const sort of ['updated', 'title']) {
      assert.deepEqual(await titles({ sort }), ['Fees', 'Privacy'], sort)
    }
    assert.deepEqual(await titles({}), ['Privacy', 'Fees'])
  })
})

describe('moderators and pages', () => {
  test('a moderator creates and changes drafts', async () => {
    const moderator = administrator('moderator')
    const page = await written({ title: 'Draft' }, moderator)
    const { status } = await site.call(
      cmsPage.change,
      { params: { id: page._id }, body: { content: 'More' } },
      await moderator,
    )
    assert.equal(status, 200)
  })

  test('a moderator cannot publish, change published pages, or delete', async () => {
    const token = await administrator('moderator')
    const page = await written({ title: 'Terms', status: 'published' })
    const input = { params: { id: page._id } }
    const answers = await Promise.all([
      site.call(cmsPage.create, { body: { title: 'Mine', status: 'published' } }, token),
      site.call(cmsPage.change, { ...input, body: { content: 'Mine' } }, token),
      site.call(cmsPage.change, { ...input, body: { status: 'draft' } }, token),
      site.call(cmsPage.remove, input, token),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 403, 403, 403],
    )
    assert.equal((await published('terms')).status, 200)
  })

  test('a moderator cannot choose the home page', async () => {
    const moderator = await administrator('moderator')
    const home = await written({ title: 'Home', status: 'published', isHomePage: true })
    const draft = await written({ title: 'Mine' }, administrator('moderator'))
    const input = { params: { id: draft._id } }
    const answers = await Promise.all([
      site.call(cmsPage.create, { body: { title: 'Other', isHomePage: true } }, moderator),
      site.call(cmsPage.change, { ...input, body: { isHomePage: true } }, moderator),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 403],
    )
    assert.equal((await published(home.slug)).body.page.isHomePage, true)
    const elsewhere = await written({ title: 'Ghar', language: 'hi', isHomePage: true })
    const moved = { params: { id: elsewhere._id }, body: { language: 'en' } }
    assert.equal((await site.call(cmsPage.change, moved, moderator)).status, 403)
    // The form sends every field, even unchanged ones.
    const same = { isHomePage: false, content: 'More' }
    assert.equal((await site.call(cmsPage.change, { ...input, body: same }, moderator)).status, 200)
  })
})

describe('rendered pages', () => {
  test('visitors see Markdown as HTML', async () => {
    await written({
      title: 'Help',
      status: 'published',
      content:
        '# Steps\n\n1. **Look**\n2. [Ask](https://example.in/ask)\n\n| a | b |\n|--|--|\n| 1 | 2 |',
    })
    const { html } = (await published('help')).body.page
    assert.match(html, /<h2>Steps<\/h2>/)
    assert.match(html, /<li><strong>Look<\/strong><\/li>/)
    assert.match(html, /<a href="https:\/\/example\.in\/ask" rel="noopener nofollow">Ask<\/a>/)
    assert.match(html, /<td>1<\/td>/)
  })

  // From the OWASP cheat sheet on filter evasion, in all the ways a text can contain them.
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
    '[x](vbscript:msgbox(1))',
    '[x](//evil.example)',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
    '![x](http://127.0.0.1/x.png)',
    '![x" onerror="alert(1)](https://example.in/x.png)',
    '![x](https://example.in/x.png"onerror="alert(1))',
    '<style>body{background:url(//evil)}</style>',
    '<form action=//evil><input name=p></form>',
    '<meta http-equiv=refresh content="0;url=//evil">',
    '<base href=//evil>',
    '<object data=//evil></object><embed src=//evil>',
    '<math><mtext></mtext><script>alert(1)</script></math>',
    '`<script>alert(1)</script>`',
    '```html\n<script>alert(1)</script>\n```',
    '<<script>script>alert(1)<</script>/script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<div style="position:fixed">x</div>',
    '\u2028<script>alert(1)</script>',
    'autolink javascript:alert(1) and http://example.in/"onmouseover="alert(1)',
  ]
  for (const content of hostile) {
    test(`rendering is harmless: ${JSON.stringify(content).slice(0, 60)}`, async () => {
      const { body } = await site.call(
        cmsPage.preview,
        { body: { content } },
        await administrator('moderator'),
      )
      const tags = body.html.match(/<[a-z][^>]*>/gi) ?? []
      for (const tag of tags) {
        assert.doesNotMatch(
          tag,
          /^<(script|style|iframe|svg|form|input|meta|base|object|embed|math)/i,
        )
        assert.doesNotMatch(tag.replace(/"[^"]*"/g, '""'), /\son\w+=|style=|srcset=/i)
        assert.doesNotMatch(tag, /(href|src)="(?!https?:|mailto:|tel:|\/(?!\/)|#)/i)
        assert.doesNotMatch(tag, /<img[^>]+src="http:/i)
      }
    })
  }
})

describe('featured images of pages', () => {
  for (const [featuredImage, status] of [
    ['/media/0190b0e0-0000-7000-8000-000000000000/1200.webp', 201],
    ['https://images.example.in/home.jpg', 201],
    ['http://images.example.in/home.jpg', 400],
    ['//evil.example/x.png', 400],
    ['/\\evil.example/x.png', 400],
    ['https://127.0.0.1/x.png', 400],
    ['https://2130706433/x.png', 400],
    ['https://0x7f.1/x.png', 400],
    ['https://[::1]/x.png', 400],
    ['https://169.254.169.254/latest', 400],
    ['https://localhost./x.png', 400],
    ['https://user@example.in/x.png', 400],
    ['javascript:alert(1)', 400],
    ['file:///etc/passwd', 400],
  ] as const) {
    test(`an image ${status === 201 ? 'may' : 'may not'} be ${featuredImage}`, async () => {
      const answer = await site.call(
        cmsPage.create,
        { body: { title: 'Picture', featuredImage } },
        await administrator(),
      )
      assert.equal(answer.status, status)
    })
  }
})

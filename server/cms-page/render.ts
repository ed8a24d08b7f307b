import markdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

// Raw HTML in the Markdown is text, not markup; addresses in it become links.
const markdown = markdownIt({ html: false, linkify: true })

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 's', 'code', 'pre', 'blockquote'],
    ...['ul', 'ol', 'li', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page's own title is its only first heading.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

/**
 * The HTML of a Markdown text, holding only what is on the list above: no script, style, handler,
 * frame, form or data address, whatever the text says (XSS-01, XSS-06 to XSS-08).
 */
export function renderPage(content: string): string {
  return cleaned(markdown.render(content))
}

/** Cleaned once more on its way out: a row may be older than the rules. */
export function cleaned(html: string): string {
  return sanitizeHtml(html, rules)
}

import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Where introspection is off, mistakes are not answered with the names of what does exist either. */
export function hideSchema({ introspection }: { introspection: boolean }): Plugin {
  if (introspection) return {};
  return {
    onValidate({ addValidationRule, validateFn, setValidationFn }) {
      addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules, options) =>
        validateFn(schema, document, rules, { ...options, hideSuggestions: true }),
      );
    },
  };
}

/**
 * @generated SignedSource<<6998626f35b2e0d6552095c878d73093>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PluginKind = "COMPARISON" | "EXTRACTOR" | "FACET" | "READER";
import type { FragmentRefs } from "relay-runtime";
export type LoadedPlugins_query$data = {
  readonly installation: {
    readonly version: string;
  };
  readonly plugins: ReadonlyArray<{
    readonly key: string;
    readonly kind: PluginKind;
    readonly version: string;
  }>;
  readonly " $fragmentType": "LoadedPlugins_query";
};
export type LoadedPlugins_query$key = {
  readonly " $data"?: LoadedPlugins_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedPlugins_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadedPlugins_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Plugin",
      "kind": "LinkedField",
      "name": "plugins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "dd66094947ad2d717737fbdfd69ae48b";

export default node;

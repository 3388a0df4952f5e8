/**
 * @generated SignedSource<<510417da810784e29dfb4eb4681da691>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiblingLinks_installation$data = {
  readonly links: {
    readonly codeshare: string | null | undefined;
    readonly interviews: string | null | undefined;
    readonly scenarios: string | null | undefined;
  };
  readonly " $fragmentType": "SiblingLinks_installation";
};
export type SiblingLinks_installation$key = {
  readonly " $data"?: SiblingLinks_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiblingLinks_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiblingLinks_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InstallationLinks",
      "kind": "LinkedField",
      "name": "links",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interviews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scenarios",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codeshare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "422d11804a0ff7220cfca9ce57a0e349";

export default node;

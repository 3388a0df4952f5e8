/**
 * @generated SignedSource<<3612cd7a96f88813139be9b5826502d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalysisDetails_candidate$data = {
  readonly document: {
    readonly format: string | null | undefined;
    readonly processingSeconds: number | null | undefined;
  } | null | undefined;
  readonly project: {
    readonly requirements: {
      readonly sourceDocument: {
        readonly format: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentType": "AnalysisDetails_candidate";
};
export type AnalysisDetails_candidate$key = {
  readonly " $data"?: AnalysisDetails_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalysisDetails_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "format",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalysisDetails_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "processingSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Requirements",
          "kind": "LinkedField",
          "name": "requirements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "sourceDocument",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "a156bfa99fe308739cd20e8fe97fdfc9";

export default node;
